///<reference types="svelte" />
;
  /** What every board can do, whatever its squares. */
  export interface HostedView {
    zoomBy: (factor: number) => void
    zoomFit: () => void
    setGestures: (on: boolean) => void
    destroy: () => void
  }
;;

import { isBoardChord, letterOf } from '../../model/window/boardChord.ts'
import { onMount } from 'svelte'
import { useApp } from '../../actions/app.ts'
import { boardCommands } from '../../model/board/boardCommands.ts';
function $$render<View extends HostedView>() {

  
  
  
  

  interface Props {
    make: (host: HTMLElement, onProblem: (message: string) => void) => View
    /** Runs again whenever what it reads has changed. */
    draw: (view: View) => void
    closeUp: (view: View) => void
    label: string
    describedBy: string
    /** @param chord with the modifier of the board's letters. Returns true if the key meant something. */
    onkey: (key: string, shift: boolean, chord: boolean) => boolean
    /** Told of the view when it is there, for what lies over the board. */
    onview?: (view: View) => void
  }
  const { make, draw, closeUp, label, describedBy, onkey, onview }: Props = $props()
  const app = useApp()
  let host: HTMLDivElement
  let view: View | null = $state.raw(null)

  onMount(() => {
    const made = make(host, (message) => {
      app.session.notify('error', message)
    })
    view = made
    boardCommands.zoomBy = (factor) => {
      made.zoomBy(factor)
    }
    boardCommands.zoomFit = () => {
      made.zoomFit()
    }
    boardCommands.open = () => {
      made.zoomFit()
    }
    boardCommands.zoomToQuestion = () => {
      closeUp(made)
    }
    onview?.(made)
    return () => {
      boardCommands.reset()
      made.destroy()
    }
  })

  $effect(() => {
    if (view) draw(view)
  })
  $effect(() => {
    view?.setGestures(app.settings.current.gestures ?? true)
  })

  function onkeydown(event: KeyboardEvent) {
    const chord = isBoardChord(event)
    if (!chord && (event.ctrlKey || event.metaKey || event.altKey)) return
    if (!onkey(chord ? letterOf(event) : event.key, event.shiftKey, chord)) return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {





  { const $$_div0 = svelteHTML.createElement("div", {              "class":`board`,"tabindex":0,"role":`application`,"aria-label":label,"aria-describedby":describedBy,...__sveltets_2_empty({"data-testid":`board`}),onkeydown,});host = $$_div0; }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<View extends HostedView> {
    props(): ReturnType<typeof $$render<View>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<View>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<View>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <View extends HostedView>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<View>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<View>['props']>, ReturnType<__sveltets_Render<View>['events']>, ReturnType<__sveltets_Render<View>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<View>['bindings']> } & ReturnType<__sveltets_Render<View>['exports']>;
    <View extends HostedView>(internal: unknown, props: ReturnType<__sveltets_Render<View>['props']> & {}): ReturnType<__sveltets_Render<View>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const BoardFrame__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type BoardFrame__SvelteComponent_<View extends HostedView> = InstanceType<typeof BoardFrame__SvelteComponent_<View>>;
/*Ωignore_endΩ*/export default BoardFrame__SvelteComponent_;