///<reference types="svelte" />
;
import PanelLeftClose from '@lucide/svelte/icons/panel-left-close'
import { useApp } from '../../actions/app.ts'
import IconButton from '../ui/IconButton.svelte';
;

  interface Props {
    title: string
    /** What putting it away is called. */
    close: string
  };function $$render() {

  
  
  

  const { title, close }: Props = $props()
  const { session } = useApp()
;
async () => {


 { svelteHTML.createElement("header", {});
   { svelteHTML.createElement("h2", {});title; }
   { const $$_nottuBnocI1C = __sveltets_2_ensureComponent(IconButton); new $$_nottuBnocI1C({ target: __sveltets_2_any(), props: {       "icon":PanelLeftClose,"label":close,"onclick":() => {
      session.trayOpen = false
    },}});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SideHead__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SideHead__SvelteComponent_ = ReturnType<typeof SideHead__SvelteComponent_>;
/*Ωignore_endΩ*/export default SideHead__SvelteComponent_;