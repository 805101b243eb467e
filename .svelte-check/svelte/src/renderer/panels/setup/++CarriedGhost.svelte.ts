///<reference types="svelte" />
;
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { useApp } from '../../actions/app.ts'
import SideMark from '../ui/SideMark.svelte';
function $$render() {

  
  
  

  const { setup } = useApp().session
;
async () => {


if(setup.carried){
  const { name, side, x, y, square } = setup.carried;
   { svelteHTML.createElement("div", {       "class":['ghost', { over: square !== null }],"aria-hidden":`true`,...__sveltets_2_empty({"data-testid":`ghost`}),});__sveltets_2_ensureType(String, Number, `${x}px`);__sveltets_2_ensureType(String, Number, `${y}px`);
    if(side !== null){ { const $$_kraMediS1C = __sveltets_2_ensureComponent(SideMark); new $$_kraMediS1C({ target: __sveltets_2_any(), props: {  "index":side,}});}}
     { svelteHTML.createElement("span", { "class":`one-line`,});name; }
    if(square){ { svelteHTML.createElement("strong", { "class":`numbers`,});formatSquareName(square); }}
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const CarriedGhost__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type CarriedGhost__SvelteComponent_ = InstanceType<typeof CarriedGhost__SvelteComponent_>;
/*Ωignore_endΩ*/export default CarriedGhost__SvelteComponent_;