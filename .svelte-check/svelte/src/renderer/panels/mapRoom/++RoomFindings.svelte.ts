///<reference types="svelte" />
;
import { isStillFound, likelySquares, lintText, pointAt } from '../../actions/mapRoom/findingText.ts'
import { canMend, mend } from '../../actions/mapRoom/mend.ts'
import type { MapRoom } from '../../model/mapRoom/mapRoom.svelte.ts'
import type { RoomChecks } from '../../model/mapRoom/roomChecks.svelte.ts'
import { mapRoomTexts as t } from '../../i18n/laterTexts.ts'
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import Button from '../ui/Button.svelte'
import FindingRow from './FindingRow.svelte';

;type $$ComponentProps =  { room: MapRoom; checks: RoomChecks };function $$render() {

  
  
  
  
  
  
  
  

  const { room, checks }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()
  const report = $derived(checks.lint)
;
async () => {


if(checks.problem){ { svelteHTML.createElement("p", { "class":`problem`,});checks.problem; }}
if(report){
   { svelteHTML.createElement("p", {     "class":`small quiet numbers`,...__sveltets_2_empty({"data-testid":`lint-summary`}),"aria-live":`polite`,});
    t.checks.summary(report.errors, report.warnings, report.infos);  t.checks.rules(rulesetName(checks.rules));
   }
  if(report.findings.length === 0){ { svelteHTML.createElement("p", {});t.checks.none; }}
   { svelteHTML.createElement("ul", {});
        for(let finding of __sveltets_2_ensureArray(report.findings)){let index = 1;`${finding.code} ${index}`;
       { const $$_woRgnidniF1C = __sveltets_2_ensureComponent(FindingRow); new $$_woRgnidniF1C({ target: __sveltets_2_any(), props: {             children:() => { return __sveltets_2_any(0); },"code":finding.code,"severity":finding.severity,"text":lintText(finding),"shown":room.seen !== null && isStillFound(room.seen, [finding]),"note":finding.code === 'count-differs' ? t.checks.marked(likelySquares(finding, room.document)) : '',"onshow":() => {
          pointAt(room, finding)
        },}});
        if(canMend(finding)){ { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
              mend(room, finding)
            },}});t.checks.fix;  Button}}
       FindingRow}
    }
   }
}else{ { svelteHTML.createElement("p", { "class":`quiet`,});t.checks.working; }}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoomFindings__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoomFindings__SvelteComponent_ = ReturnType<typeof RoomFindings__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoomFindings__SvelteComponent_;