///<reference types="svelte" />
;
import { untrack } from 'svelte'
import { useApp } from '../../../actions/app.ts'
import { tellNotLoaded } from '../../../actions/window/reload.ts'
import type { Lazily } from './lazily.ts';
function $$render<P extends object>() {

  
  
  
  

  interface Props {
    part: Lazily<P>
    props: P
    /** It cannot be read, and the user has been told: what opened it is to be closed again. */
    onfail?: () => void
  }
  const { part, props, onfail }: Props = $props()
  const app = useApp()
  let Shown = $state.raw(untrack(() => part.loaded()))

  $effect(() => {
    const wanted = part
    let gone = false
    wanted.load().then(
      (loaded) => {
        if (!gone) Shown = loaded
      },
      () => {
        if (gone) return
        tellNotLoaded(app)
        onfail?.()
      }
    )
    return () => {
      gone = true
    }
  })
;
async () => {


if(Shown){ { const $$_nwohS0C = __sveltets_2_ensureComponent(Shown); new $$_nwohS0C({ target: __sveltets_2_any(), props: { ...props,}});}}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
class __sveltets_Render<P extends object> {
    props(): ReturnType<typeof $$render<P>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<P>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<P>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings(''); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <P extends object>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<P>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<P>['props']>, ReturnType<__sveltets_Render<P>['events']>, ReturnType<__sveltets_Render<P>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<P>['bindings']> } & ReturnType<__sveltets_Render<P>['exports']>;
    <P extends object>(internal: unknown, props: ReturnType<__sveltets_Render<P>['props']> & {}): ReturnType<__sveltets_Render<P>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const Later__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type Later__SvelteComponent_<P extends object> = InstanceType<typeof Later__SvelteComponent_<P>>;
/*Ωignore_endΩ*/export default Later__SvelteComponent_;