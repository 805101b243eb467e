/** Where a link of an article leads: a page of the reference, or the next page in the dialog over a ruling. */
import { getContext, setContext } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import type { Address } from '../../../model/reference/referenceStore.svelte.ts'

type Go = (address: Address) => void
const KEY = Symbol('go')

/** Links below this component lead here. */
export const provideGo = (go: Go): void => {
  setContext(KEY, go)
}

/** What pressing a link does; without anybody who says otherwise the page opens in the reference. */
export function useGo(): Go {
  const { session } = useApp()
  return (
    getContext<Go | undefined>(KEY) ??
    ((address) => {
      session.reference.go(address)
    })
  )
}
