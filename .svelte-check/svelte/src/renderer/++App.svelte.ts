///<reference types="svelte" />
;
import { onePress } from './actions/window/onePress.ts'
import { onMount, untrack } from 'svelte'
import type { MenuCommand } from './platform/interface/platform.ts'
import type { App } from './actions/app.ts'
import { provideApp } from './actions/app.ts'
import { isBoardAlone } from './actions/board/boardAlone.ts'
import { boardCommands } from './model/board/boardCommands.ts'
import { dropFiles, openFile, saveFile } from './actions/table/fileActions.ts'
import { openFiles } from './actions/importing/openFiles.ts'
import { clearTable } from './actions/table/figureActions.ts'
import { onWindowKey } from './actions/window/keys.ts'
import { placeNow, PageHistory } from './actions/window/pageHistory.ts'
import { sameCase } from './model/savedRulings/sameCase.ts'
import { themeOf } from './model/settings/media.svelte.ts'
import { activeTable, chooseRuleset, gameTable } from './actions/games/activeTable.ts'
import { redoStep, undoStep } from './actions/table/undo.ts'
import { texts, windowTexts } from './i18n/texts.ts'
import Button from './panels/ui/Button.svelte'
import { guardFields } from './panels/ui/fieldGuard.ts'
import Notices from './panels/window/Notices.svelte'
import Rail from './panels/window/Rail.svelte'
import { DIALOGS } from './panels/dialogs.ts'
import { screenOf } from './panels/gameScreens.ts'
import { COMPARING, screenPart } from './panels/screens.ts'
import Later from './panels/parts/later/Later.svelte'
import LaterDialog from './panels/LaterDialog.svelte';

;type $$ComponentProps =  { app: App };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  const { app }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  onMount(() => guardFields(document))
  // The parts of the app live as long as the window.
  // svelte-ignore state_referenced_locally
  const { table, games, session, settings, saving, platform } = provideApp(app)
  // svelte-ignore state_referenced_locally
  const pageHistory = new PageHistory(app, window.history)
  const other = $derived(gameTable(app))
  const onTable = $derived(session.screen === 'table')
  const game = $derived(onTable && other ? screenOf(other.adapter.ruleset) : null)
  const screen = $derived(onTable && session.comparing && app.variants.any ? COMPARING : screenPart(session.screen))

  /** What cannot be read is left for the table. */
  function leave() {
    if (game) chooseRuleset(app, table.case.ruleset)
    session.comparing = false
    session.screen = 'table'
  }

  $effect(() => {
    if (saving.changes > 0)
      untrack(() => {
        saving.leaveAtOnce()
      })
  })
  $effect(() => {
    saving.stay()
  })
  $effect(() => onePress(window))
  $effect(() => {
    settings.keepTable(table.case)
  })
  // A saved ruling on the table is still one after the next start.
  $effect(() => {
    const savedId = sameCase(session.savedCase, table.case) ? session.savedId : null
    untrack(() => {
      if ((settings.current.savedId ?? null) !== savedId) settings.set({ savedId })
    })
  })
  // Back goes back in the app: from a page to the one before, from what lies over the table to the table.
  $effect(() => {
    const now = placeNow(app)
    untrack(() => {
      pageHistory.note(now)
    })
  })
  $effect(() => {
    settings.keepGames(games.kept())
  })
  // svelte-ignore state_referenced_locally
  let seen: readonly unknown[] = [app.variants.all, table.looksAt]
  $effect(() => {
    const now = [app.variants.all, table.looksAt]
    if (now.some((one, index) => one !== seen[index])) settings.touch()
    seen = now
  })
  $effect(() => {
    document.documentElement.dataset.scale = settings.current.scale ?? 'normal'
    document.documentElement.dataset.theme = themeOf(settings.current)
  })

  let main: HTMLElement
  function skip() {
    if (onTable && !boardCommands.isFocused()) boardCommands.focus()
    if (!onTable) main.focus()
  }

  function onMenu(command: MenuCommand) {
    switch (command) {
      case 'new':
        clearTable(app)
        return
      case 'open':
        void openFile(app)
        return
      case 'save':
        if (activeTable(app).ruling) session.saveOpen = true
        return
      case 'save-as':
        void saveFile(app)
        return
      case 'undo':
        undoStep(app)
        return
      case 'redo':
        redoStep(app)
        return
      case 'zoom-in':
        boardCommands.zoomBy(1.25)
        return
      case 'zoom-out':
        boardCommands.zoomBy(1 / 1.25)
        return
      case 'zoom-fit':
        boardCommands.zoomFit()
        return
      case 'keys':
        session.keysOpen = true
        return
      case 'about':
        session.notify('info', `${texts.app} ${platform.version}`)
    }
  }

  onMount(() => {
    const stopFiles = platform.onFile((file) => {
      if ('error' in file) session.notify('error', file.error)
      else void openFiles(app, [{ name: file.name, bytes: 'bytes' in file ? file.bytes : new TextEncoder().encode(file.text) }])
    })
    const stopLeave = platform.onLeave(async () => {
      saving.leave()
      await saving.flush()
      return saving.state === 'saved'
    })
    const stopMenu = platform.onMenu(onMenu)
    // The last change is written before the window goes to the background or away.
    const flush = () => {
      void saving.flush()
    }
    // The page may be gone before the last change is written: it is left for the next start as well.
    const leave = () => {
      saving.leave()
      flush()
    }
    const ask = (event: BeforeUnloadEvent) => {
      const safe = saving.leave()
      flush()
      if (!safe || saving.state === 'failed') event.preventDefault()
    }
    const asks = platform.kind === 'browser'
    const goBack = (event: PopStateEvent) => {
      pageHistory.go(event.state)
    }
    window.addEventListener('popstate', goBack)
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', leave)
    if (asks) window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('popstate', goBack)
      stopFiles()
      stopMenu()
      stopLeave()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', ask)
    }
  })

  let dragging = $state(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
;
async () => {


 { svelteHTML.createElement("svelte:window", {         "onkeydown":(event) => {
    onWindowKey(app, event)
  },"ondragover":(event) => {
    if (hasFiles(event)) {
      event.preventDefault()
      dragging = true
    }
  },"ondragleave":(event) => {
    if (event.relatedTarget === null) dragging = false
  },"ondrop":(event) => {
    dragging = false
    if (hasFiles(event)) {
      event.preventDefault()
      void dropFiles(app, event.dataTransfer?.files)
    }
  },});}

 { svelteHTML.createElement("div", { "class":['frame', { alone: isBoardAlone(app) }],});
  
   { svelteHTML.createElement("button", {     "type":`button`,"class":`skip`,"onclick":skip,});onTable ? texts.toBoard : texts.toContent; }
   { const $$_liaR1C = __sveltets_2_ensureComponent(Rail); new $$_liaR1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_main1 = svelteHTML.createElement("main", {   "tabindex":-1,});main = $$_main1;
    
     { svelteHTML.createElement("svelte:boundary", {   "onerror":(error) => {
        reportError(error)
      },failed:(_error, reset) => { async ()/*Ωignore_positionΩ*/ => {
         { svelteHTML.createElement("div", {   "class":`broken`,"role":`alert`,});
           { svelteHTML.createElement("p", {});windowTexts.failed.part; }
           { svelteHTML.createElement("p", {}); { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":reset,}});windowTexts.failed.goOn; Button} }
         }
      };return __sveltets_2_any(0)},});if(game && other){game; { { const $$_retaL3C = __sveltets_2_ensureComponent(Later); new $$_retaL3C({ target: __sveltets_2_any(), props: {      "part":game,"props":{ table: other },"onfail":leave,}});}}
      }else{screen; { { const $$_retaL3C = __sveltets_2_ensureComponent(Later); new $$_retaL3C({ target: __sveltets_2_any(), props: {      "part":screen,"props":{},"onfail":leave,}});}}}
      
     }
   }
 }
if(dragging){ { svelteHTML.createElement("div", {   "class":`dropping`,"aria-hidden":`true`,});texts.files.drop; }}
 { const $$_secitoN0C = __sveltets_2_ensureComponent(Notices); new $$_secitoN0C({ target: __sveltets_2_any(), props: {}});}
   for(let entry of __sveltets_2_ensureArray(DIALOGS)){entry.id; { const $$_golaiDretaL0C = __sveltets_2_ensureComponent(LaterDialog); new $$_golaiDretaL0C({ target: __sveltets_2_any(), props: { entry,}});}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const App__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type App__SvelteComponent_ = ReturnType<typeof App__SvelteComponent_>;
/*Ωignore_endΩ*/export default App__SvelteComponent_;