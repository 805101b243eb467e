///<reference types="svelte" />
;
import CircleDashed from '@lucide/svelte/icons/circle-dashed'
import CircleCheck from '@lucide/svelte/icons/circle-check'
import TriangleAlert from '@lucide/svelte/icons/triangle-alert'
import { useApp } from '../../actions/app.ts'
import { forgetsInAWeek } from '../../model/data/keeping.ts'
import { freeOf, isShort } from '../../model/data/room.ts'
import { dataTexts, storageTexts, texts } from '../../i18n/texts.ts'
import { shortTime } from './times.ts';
function $$render() {

  
  
  
  
  
  
  
  

  const { dataStore, saving } = useApp()
  const { backups } = dataStore
  const t = dataTexts.facts
  const health = $derived(dataStore.health.health)
  const now = $derived.by(() => {
    void health
    void backups.generations
    return new Date()
  })

  interface Fact {
    readonly name: string
    readonly text: string
    readonly good: boolean
    /** Neither good nor bad: it is still to come. */
    readonly waits?: true
  }
  const saved = $derived<Fact>(
    health.noJournal === 'elsewhere'
      ? { name: t.saved, text: storageTexts.elsewhere, good: false }
      : saving.state === 'failed'
        ? { name: t.saved, text: t.failed(saving.error ?? ''), good: false }
        : saving.state === 'saving'
          ? { name: t.saved, text: health.slow ? texts.save.slow : t.saving, good: true }
          : { name: t.saved, text: health.savedAt ? t.savedAt(shortTime(health.savedAt, now)) : t.savedAll, good: true }
  )
  const backup = $derived<Fact>(
    backups.error !== null
      ? { name: t.backup, text: t.backupFailed(backups.error), good: false }
      : backups.newest
        ? { name: t.backup, text: t.backupAt(shortTime(backups.newest.takenAt, now), dataTexts.list.why(backups.newest.why)), good: true }
        : { name: t.backup, text: t.noBackup, good: true, waits: true }
  )
  const place = $derived<Fact>({
    name: t.place,
    text: health.place ? t.placeFile(health.place) : t.placeBrowser,
    good: true
  })
  const shelf = $derived.by((): Fact[] => {
    const where = backups.place
    if (!where) return []
    const text =
      where.problem ??
      (where.kind === 'folder' && where.folder ? t.shelfFolder(where.folder) : where.kind === 'browser' ? t.shelfBrowser : t.shelfNone)
    return [{ name: t.shelf, text, good: where.problem === null && where.kind !== 'none' }]
  })
  const forgets = forgetsInAWeek(navigator, matchMedia('(display-mode: standalone)').matches)
  const keeping = $derived.by((): Fact[] => {
    if (forgets && (health.persistent === 'no' || health.persistent === 'unknown'))
      return [{ name: t.keeping, text: t.keepWeek, good: false }]
    switch (health.persistent) {
      case 'yes':
        return [{ name: t.keeping, text: t.keepYes, good: true }]
      case 'no':
        return [{ name: t.keeping, text: t.keepNo, good: false }]
      case 'unknown':
        return [{ name: t.keeping, text: t.keepUnknown, good: true }]
      case 'not-needed':
        return []
    }
  })
  const room = $derived.by((): Fact[] => {
    if (health.room === null) return []
    const short = isShort(health.room, health.bytes)
    const { size } = dataTexts.list
    return [{ name: t.room, text: (short ? t.roomShort : t.roomFree)(size(freeOf(health.room)), size(health.room.used)), good: !short }]
  })
  const facts = $derived([saved, backup, place, ...shelf, ...keeping, ...room])
;
async () => {


 { svelteHTML.createElement("section", { "aria-labelledby":`data-facts`,});
   { svelteHTML.createElement("h2", {   "id":`data-facts`,"class":`ui-hidden`,});t.title; }
   { svelteHTML.createElement("dl", { "class":`rows`,});
       for(let fact of __sveltets_2_ensureArray(facts)){fact.name;
      const Icon = fact.waits ? CircleDashed : fact.good ? CircleCheck : TriangleAlert;
       { svelteHTML.createElement("div", { "class":['fact', { bad: !fact.good, waits: fact.waits }],});
         { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {    "size":20,"aria-label":fact.waits ? t.waits : fact.good ? t.good : t.attention,}});}
         { svelteHTML.createElement("dt", {});fact.name; }
         { svelteHTML.createElement("dd", {});fact.text; }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DataFacts__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DataFacts__SvelteComponent_ = ReturnType<typeof DataFacts__SvelteComponent_>;
/*Ωignore_endΩ*/export default DataFacts__SvelteComponent_;