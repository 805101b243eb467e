///<reference types="svelte" />
;
import { useApp } from '../../actions/app.ts'
import { helpTexts } from '../../i18n/laterTexts.ts'
import { shippedPackages } from '../../model/help/licences.ts'
import { later } from '../../model/window/later.ts'
import { messageOf } from '../../../shared/base/result.ts'
import Button from '../ui/Button.svelte'
import Dialog from '../ui/Dialog.svelte';
function $$render() {

  
  
  
  
  
  
  

  const { session, platform } = useApp()
  const t = helpTexts.licences
  const read = later(shippedPackages)
  const close = () => {
    session.licencesOpen = false
  }
;
async () => {


 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {        children:() => { return __sveltets_2_any(0); },"open":session.licencesOpen,"title":t.title,"description":t.what,"onclose":close,"wide":true,actions:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_nottuB0C = __sveltets_2_ensureComponent(Button); new $$_nottuB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":close,}});t.close; Button}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {actions} = $$_golaiD0.$$prop_def;/*Ωignore_endΩ*/
      { 
     { svelteHTML.createElement("p", {});t.reading; }
  try { const $$_value = await (read);{ const packages = $$_value; 
     { svelteHTML.createElement("p", { "class":`quiet`,});t.count(packages.length); }
    if(platform.kind === 'electron'){ { svelteHTML.createElement("p", { "class":`quiet`,});t.beside; }}
     { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`licences`}),});
         for(let { name, version, licence, words } of __sveltets_2_ensureArray(packages)){`${name}@${version}`;
         { svelteHTML.createElement("li", {});
          if(words === null){
             { svelteHTML.createElement("p", { "class":`row`,}); { svelteHTML.createElement("span", { "class":`name`,});name; } { svelteHTML.createElement("span", {});version; } { svelteHTML.createElement("span", {});licence; } }
          }else{
             { svelteHTML.createElement("details", {});
               { svelteHTML.createElement("summary", { "class":`row`,}); { svelteHTML.createElement("span", { "class":`name`,});name; } { svelteHTML.createElement("span", {});version; } { svelteHTML.createElement("span", {});licence; } }
               { svelteHTML.createElement("p", {   "class":`words`,"lang":`en`,});words; }
             }
          }
         }
      }
     }
  }} catch($$_e) { const error = __sveltets_2_any();
     { svelteHTML.createElement("p", { "role":`alert`,});messageOf(error); }
  }}
  
 Dialog}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const LicencesDialog__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type LicencesDialog__SvelteComponent_ = InstanceType<typeof LicencesDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default LicencesDialog__SvelteComponent_;