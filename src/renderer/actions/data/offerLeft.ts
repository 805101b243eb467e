/** Offers work that an earlier page has left and that is older than the stored work: as a copy if the user says so, never as a replacement. */
import { messageOf } from '../../../shared/base/result.ts'
import { texts } from '../../i18n/texts.ts'
import { copyName, freeId } from '../../model/figures/newFigure.ts'
import type { RestartState } from '../../model/restart/restartState.ts'
import type { Left, LeftValue } from '../../model/saving/leftWork.ts'
import { timeText } from '../../model/savedRulings/savedList.ts'
import type { Change } from '../../storage/interface/storage.ts'
import type { App } from '../app.ts'

type Offering = Pick<App, 'session' | 'library' | 'notes' | 'games'>

/** The notice stays until the user answers it. */
export function offerLeft(app: Offering, { older, at }: Left, work: Pick<RestartState, 'addBeside'>): void {
  if (older.length === 0) return
  const name = texts.start.left.name(at === null ? '' : timeText(at))
  app.session.notify('error', texts.start.left.older(at === null ? '' : timeText(at)), {
    label: texts.start.left.putBeside,
    run: () => {
      void putBeside(app, older, name, work)
    }
  })
}

async function putBeside(app: Offering, older: readonly LeftValue[], name: string, work: Pick<RestartState, 'addBeside'>): Promise<void> {
  const { session, library, notes, games } = app
  try {
    const copies = older.flatMap((change) => copyOf(app, change, name))
    await library.commitDocuments(copies)
    for (const change of older) {
      if (change.table === 'settings') {
        if (Object.keys(change.value.systemTables ?? {}).length > 0) await games.open()
        work.addBeside(change.value, name)
      }
      if (change.table === 'ruleNotes') {
        const { id, text } = change.value
        notes.write(id, [notes.of(id)?.text ?? '', `${name}:`, text].filter((part) => part !== '').join('\n'))
      }
    }
    session.notify('info', texts.start.left.isBeside(name))
  } catch (error) {
    session.notify('error', messageOf(error))
  }
}

/** A document under a new id and a name that says what it is. */
function copyOf({ library }: Offering, change: LeftValue, name: string): readonly Change[] {
  switch (change.table) {
    case 'maps':
      return [{ ...change, value: renamed(change.value, library.maps, name) }]
    case 'hexMaps':
      return [{ ...change, value: renamed(change.value, library.hexMaps, name) }]
    case 'figureSets':
      return [{ ...change, value: renamed(change.value, library.figureSets, name) }]
    default:
      return []
  }
}

interface Named {
  readonly id: string
  readonly name: string
}

function renamed<T extends Named>(value: T, all: readonly Named[], name: string): T {
  const wanted = `${value.name.slice(0, 60)} (${name})`
  const names = all.map((one) => one.name)
  return { ...value, id: freeId(value.id, all.map(({ id }) => id)), name: names.includes(wanted) ? copyName(wanted, names) : wanted } // prettier-ignore
}
