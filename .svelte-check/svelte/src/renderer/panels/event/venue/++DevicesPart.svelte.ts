///<reference types="svelte" />
;
import type { OrganiserPicture } from '../../../../shared/venue/organiser.ts'
import { useApp } from '../../../actions/app.ts'
import type { VenueDesk } from '../../../actions/venue/desk.svelte.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import Button from '../../ui/Button.svelte';
;
  type Device = OrganiserPicture['devices'][number];
;type $$ComponentProps =  { picture: OrganiserPicture; desk: VenueDesk };function $$render() {

  
  
  
  
  
  

  const { picture, desk }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const app = useApp()
  const t = venueTexts.hosting.devices
  let asked = $state<string | null>(null)
  const time = (at: number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)

  const standing = ({ out, connected, kept }: Device): string =>
    [out ? t.out : connected ? t.connected : t.away, ...(kept === null ? [] : [t.standBy(kept, picture.rows)])].join(' · ')
  const mark = ({ out, connected }: Device): string => (out ? '✕' : connected ? '●' : '○')
  /** They have read the log before somebody was forgotten. */
  const late = $derived(picture.rewrites === 0 ? [] : picture.devices.filter(({ out, current }) => !out && !current))
;
async () => {


 { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`venue-devices`}),});
   { svelteHTML.createElement("h2", {});t.title; }
  if(late.length > 0){ { svelteHTML.createElement("p", { "class":`late`,});t.forgotten; late.map(({ name }) => name).join(', '); }}
  if(picture.devices.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }}
   { svelteHTML.createElement("ul", { "class":{ rows: picture.devices.length > 0 },});
       for(let device of __sveltets_2_ensureArray(picture.devices)){device.id;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", { "class":`words`,});
           { svelteHTML.createElement("span", { "class":`strong`,}); { svelteHTML.createElement("span", { "aria-hidden":`true`,});mark(device); } device.name; }
           { svelteHTML.createElement("span", { "class":`small quiet`,});venueTexts.roles[device.role];  standing(device);  t.since(time(device.since)); }
         }
        if(!device.out){
          if(asked === device.id){
             { svelteHTML.createElement("span", { "class":`sure`,});t.sure(device.name); }
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`danger`,"onclick":() => {
                asked = null
                void desk.tell(app, { do: 'shut-out', device: device.id })
              },}});t.yes;  Button}
          }else{
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                asked = device.id
              },}});t.shutOut(device.name);  Button}
          }
        }
       }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DevicesPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DevicesPart__SvelteComponent_ = ReturnType<typeof DevicesPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default DevicesPart__SvelteComponent_;