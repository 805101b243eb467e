///<reference types="svelte" />
;
import { messageOf } from '../../../../shared/base/result.ts'
import { useApp } from '../../../actions/app.ts';
;

  interface Props {
    /** The pages row by row, as their sheets lie beside each other; null while there is nothing to show. */
    rows: Promise<readonly (readonly Element[])[]> | null
    label: string
    testid: string
    /** How many pages there are. */
    count: number
    /** CSS columns instead of a sheet's own row. */
    columns?: string
  };function $$render() {

  
  

  let { rows, label, testid, count = $bindable(), columns }: Props = $props()/*Ωignore_startΩ*/;count;/*Ωignore_endΩ*/
  const { session } = useApp()
  let view: HTMLElement | null = $state(null)
  let across = $state(1)

  $effect(() => {
    if (!rows || !view) return
    const place = view
    let stopped = false
    rows.then(
      (made) => {
        if (stopped) return
        place.replaceChildren(...made.flat())
        count = made.flat().length
        across = made[0]?.length ?? 1
      },
      (error: unknown) => {
        if (!stopped) session.notify('error', messageOf(error))
      }
    )
    return () => {
      stopped = true
    }
  })
;
async () => {


  { const $$_div0 = svelteHTML.createElement("div", {          "class":`pages`,...__sveltets_2_empty({"data-testid":testid}),"role":`img`,"aria-label":label,});__sveltets_2_ensureType(String, Number, columns ?? `repeat(${across}, minmax(0, 1fr))`);view = $$_div0; }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('count'), slots: {}, events: {} }}
const PaperPages__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type PaperPages__SvelteComponent_ = ReturnType<typeof PaperPages__SvelteComponent_>;
/*Ωignore_endΩ*/export default PaperPages__SvelteComponent_;