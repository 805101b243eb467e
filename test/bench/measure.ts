/** Medians of many short runs: what a call costs once it is warm. */

/** Microseconds of one call of `work`, the median over `runs` batches of `batch` calls after a warm-up. */
export function microseconds(work: () => void, batch: number, runs = 15): number {
  for (let i = 0; i < batch * 3; i++) work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = process.hrtime.bigint()
    for (let i = 0; i < batch; i++) work()
    times.push(Number(process.hrtime.bigint() - start) / 1000 / batch)
  }
  return times.sort((a, b) => a - b)[runs >> 1]!
}
