///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { Command } from 'bits-ui'
import Search from '@lucide/svelte/icons/search'
import { useApp } from '../../actions/app.ts'
import { commandsOf } from '../../actions/window/commands.ts'
import { CommandList, search, type Hit, type HitGroup, type HitKind } from '../../actions/search/hits.ts'
import { searchOf } from '../../actions/search/searchOf.ts'
import { startHits } from '../../actions/search/start.ts'
import { referenceTexts } from '../../i18n/texts.ts'
import HitRow from './HitRow.svelte'
import { LENGTHS } from '../../text/lengths.ts';
;

  interface Props {
    /** What was typed before this was there. */
    begun: string
    /** Enter was pressed after it. */
    ended: boolean
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  

  const { begun, ended }: Props = $props()
  const app = useApp()
  const { session } = app
  const t = referenceTexts.search
  /** Of each kind, before "Show all". */
  const SHOWN = 5
  /** Commands that are in sight when the box opens. */
  const AT_ONCE = 12

  // svelte-ignore state_referenced_locally
  let typed = $state(begun)
  let whole = $state<HitKind | null>(null)
  let waited = $state(false)
  let list: HTMLElement | null = $state(null)
  let field: HTMLElement | null = $state(null)

  // The commands are those of the moment at which the box opens.
  const commands = new CommandList(commandsOf(app))
  const prepared = searchOf(app)
  void prepared.prepare()

  const groups = $derived.by((): readonly HitGroup[] => {
    if (typed.trim() !== '') return search(app, commands, typed, SHOWN, whole)
    const all: HitGroup = { kind: 'command', hits: waited ? commands.all : commands.all.slice(0, AT_ONCE), more: 0 }
    return session.paletteMode === 'commands' ? [all] : [...startHits(app), all]
  })

  // Typing goes on where it began. Whoever types at once need not wait until all commands are drawn.
  onMount(() => {
    field?.focus()
    const timer = setTimeout(() => {
      waited = true
    }, 200)
    return () => {
      clearTimeout(timer)
    }
  })

  /** Enter was pressed before all kinds could be searched; it is about what is found then. */
  // svelte-ignore state_referenced_locally
  let entered = $state(ended && begun.trim() !== '')
  /** Somebody has gone down the list: Enter is about what he is at. */
  let walked = false
  $effect(() => {
    if (!entered || prepared.gathering) return
    entered = false
    const first = groups[0]?.hits[0]
    if (first) open(first)
  })

  function onkeydown(event: KeyboardEvent) {
    if (event.key !== 'Enter') walked = /^(?:Arrow|Page|Home|End)/.test(event.key)
    else if (prepared.gathering && !walked && typed.trim() !== '') {
      event.preventDefault()
      event.stopPropagation()
      entered = true
    }
  }

  function open(hit: Hit) {
    session.paletteOpen = false
    hit.run()
  }
;
async () => {


 { svelteHTML.createElement("svelte:window", {  "onkeydowncapture":onkeydown,});}
 { const $$_tooR_dnammoC0C = __sveltets_2_ensureComponent(Command.Root); new $$_tooR_dnammoC0C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"class":`ui-command search-box`,"label":t.title,"shouldFilter":false,"loop":true,"vimBindings":false,}});
   { svelteHTML.createElement("div", { "class":`palette-field`,});
     { const $$_hcraeS2C = __sveltets_2_ensureComponent(Search); new $$_hcraeS2C({ target: __sveltets_2_any(), props: {    "size":20,"aria-hidden":`true`,}});}
     { const $$_tupnI_dnammoC2C = __sveltets_2_ensureComponent(Command.Input); const $$_tupnI_dnammoC2 = new $$_tupnI_dnammoC2C({ target: __sveltets_2_any(), props: {               "maxlength":LENGTHS.search,value:typed,ref:field,"class":`ui-command-input search-input`,"placeholder":t.placeholder,"aria-label":t.title,"oninput":() => {
        whole = null
        if (list) list.scrollTop = 0
      },}});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tupnI_dnammoC2.$$bindings = 'value';/*Ωignore_startΩ*/() => field = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tupnI_dnammoC2.$$bindings = 'ref';}
   }
   { const $$_tsiL_dnammoC1C = __sveltets_2_ensureComponent(Command.List); const $$_tsiL_dnammoC1 = new $$_tsiL_dnammoC1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"class":`ui-command-list`,ref:list,"tabindex":0,}});/*Ωignore_startΩ*/() => list = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tsiL_dnammoC1.$$bindings = 'ref';
     { const $$_tropweiV_dnammoC2C = __sveltets_2_ensureComponent(Command.Viewport); new $$_tropweiV_dnammoC2C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
         for(let group of __sveltets_2_ensureArray(groups)){group.kind;
         { const $$_puorG_dnammoC3C = __sveltets_2_ensureComponent(Command.Group); new $$_puorG_dnammoC3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"value":group.kind,}});
           { const $$_gnidaeHpuorG_dnammoC4C = __sveltets_2_ensureComponent(Command.GroupHeading); new $$_gnidaeHpuorG_dnammoC4C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"class":`search-heading`,}});t.kinds[group.kind]; Command.GroupHeading}
           { const $$_smetIpuorG_dnammoC4C = __sveltets_2_ensureComponent(Command.GroupItems); new $$_smetIpuorG_dnammoC4C({ target: __sveltets_2_any(), props: {children:() => { return __sveltets_2_any(0); },}});
               for(let hit of __sveltets_2_ensureArray(group.hits)){hit.key;
               { const $$_metI_dnammoC5C = __sveltets_2_ensureComponent(Command.Item); new $$_metI_dnammoC5C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"class":`ui-command-item`,"value":hit.key,"onSelect":() => {
                  open(hit)
                },}}); { const $$_woRtiH6C = __sveltets_2_ensureComponent(HitRow); new $$_woRtiH6C({ target: __sveltets_2_any(), props: {   hit,"kind":group.kind,}});}  Command.Item}
            }
            if(group.more > 0){
               { const $$_metI_dnammoC5C = __sveltets_2_ensureComponent(Command.Item); new $$_metI_dnammoC5C({ target: __sveltets_2_any(), props: {      children:() => { return __sveltets_2_any(0); },"class":`ui-command-item search-more`,"value":`more ${group.kind}`,"onSelect":() => {
                  whole = group.kind
                },}});t.all(group.hits.length + group.more);  Command.Item}
            }
           Command.GroupItems}
         Command.Group}
      }
         { svelteHTML.createElement("div", {   "class":`none`,"role":`status`,});
           { svelteHTML.createElement("p", {}); { svelteHTML.createElement("strong", {});t.nothing(typed.trim()); } }
           { svelteHTML.createElement("p", { "class":`quiet`,});t.nothingText; }
         }
      
     Command.Viewport}
   Command.List}
   { svelteHTML.createElement("p", {   "class":`foot small quiet`,"aria-live":`polite`,});prepared.preparing ? t.preparing : t.hint; }
 Command.Root}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SearchBox__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SearchBox__SvelteComponent_ = ReturnType<typeof SearchBox__SvelteComponent_>;
/*Ωignore_endΩ*/export default SearchBox__SvelteComponent_;