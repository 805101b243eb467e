///<reference types="svelte" />
;
import { onMount } from 'svelte'
import { createBoardView } from '../../board/square/boardView.ts'
import { questionPoints } from '../../../shared/scene/questionPoints.ts'
import type { BoardScene } from '../../../shared/scene/scene.ts';

;type $$ComponentProps =  { scene: BoardScene; label: string };function $$render() {

  
  
  
  

  const { scene, label }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  let host: HTMLDivElement
  let view: ReturnType<typeof createBoardView> | null = $state.raw(null)

  onMount(() => {
    const made = createBoardView(host, { onIntent: () => undefined })
    made.setGestures(false)
    view = made
    const sized = new ResizeObserver(() => {
      made.resize()
      closeUp(made)
    })
    sized.observe(host)
    return () => {
      sized.disconnect()
      made.destroy()
    }
  })

  function closeUp(shown: ReturnType<typeof createBoardView>) {
    const points = questionPoints(scene)
    if (points.length) shown.zoomTo(points)
    else shown.zoomFit()
  }

  $effect(() => {
    view?.show(scene)
    if (view) closeUp(view)
  })
;
async () => {


 { const $$_div0 = svelteHTML.createElement("div", {      "class":`board`,"role":`img`,"aria-label":label,});host = $$_div0; }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StillBoard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StillBoard__SvelteComponent_ = ReturnType<typeof StillBoard__SvelteComponent_>;
/*Ωignore_endΩ*/export default StillBoard__SvelteComponent_;