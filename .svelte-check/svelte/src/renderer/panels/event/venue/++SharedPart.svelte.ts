///<reference types="svelte" />
;
import { useApp } from '../../../actions/app.ts'
import { lookOfSaved } from '../../../actions/games/activeTable.ts'
import { factSaid, remoteRefusal } from '../../../actions/venue/joining.svelte.ts'
import { adopt, isHere, share, takeBackShared, titleOfPiece } from '../../../actions/venue/sharing.ts'
import { venueTexts } from '../../../i18n/laterTexts.ts'
import { language } from '../../../i18n/spoken.ts'
import { pieceOf, type Piece } from '../../../model/venue/material.ts'
import Button from '../../ui/Button.svelte'
import Fold from '../../ui/Fold.svelte'
import { useEvent } from '../parts/eventContext.ts';
function $$render() {

  
  
  
  
  
  
  
  
  
  

  const app = useApp()
  const event = useEvent()
  const t = venueTexts.shared
  const shared = $derived(event.there((away) => away.shared.map((one) => ({ ...one, piece: pieceOf(one) }))) ?? [])
  const aside = $derived(event.there((away) => [...away.setAside]) ?? [])
  const own = $derived(new Set(shared.filter((one) => one.own).map(({ id }) => id)))
  let read = $state<string | null>(null)
  const time = (at: string) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(Date.parse(at))

  const groups = $derived(
    (
      [
        { title: t.rulings, pieces: app.library.rulings.slice(0, 50).map((ruling): Piece => ({ kind: 'ruling', ruling })) },
        {
          title: t.notes,
          pieces: app.notes.all.filter(({ text }) => text.trim() !== '').map((note): Piece => ({ kind: 'rule-note', note }))
        },
        {
          title: t.terrain,
          pieces: app.library.specialTerrain
            .filter(({ rule }) => app.library.origins.get(`specialTerrain/${rule.id}`) !== 'starter')
            .map((terrain): Piece => ({ kind: 'special-terrain', terrain }))
        }
      ] as const
    ).map(({ title, pieces }) => ({ title, pieces: pieces.filter((piece) => !own.has(idOf(piece))) }))
  )
  const idOf = (piece: Piece): string =>
    `${piece.kind}/${piece.kind === 'ruling' ? piece.ruling.id : piece.kind === 'rule-note' ? piece.note.id : piece.terrain.rule.id}`

  /** What it says, in lines. */
  const words = (piece: Piece): readonly string[] => {
    if (piece.kind === 'rule-note') return piece.note.text.split('\n')
    if (piece.kind === 'special-terrain') return [piece.terrain.rule.summary]
    const { ruling } = piece
    return [
      t.verdict(ruling.override?.verdict ?? lookOfSaved(app, ruling).word),
      ...(ruling.override ? [ruling.override.reason] : []),
      ...(ruling.players ? [ruling.players] : []),
      ...(ruling.note ? [ruling.note] : [])
    ]
  }
;
async () => {


 { svelteHTML.createElement("h2", {});t.title; }
if(shared.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.none; }}
 { svelteHTML.createElement("ul", {   "class":{ rows: shared.length > 0 },...__sveltets_2_empty({"data-testid":`venue-shared`}),});
     for(let one of __sveltets_2_ensureArray(shared)){`${one.by} ${one.id}`;
     { svelteHTML.createElement("li", {});
       { svelteHTML.createElement("div", { "class":`line`,});
         { svelteHTML.createElement("span", { "class":`words`,});
           { svelteHTML.createElement("span", { "class":`strong`,});one.title; }
           { svelteHTML.createElement("span", { "class":`small quiet`,});t.kinds[one.kind];  one.own ? t.own : t.by(one.by, time(one.at)); }
         }
        if(one.piece){
          const { piece } = one;
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"aria-expanded":read === one.id,"onclick":() => {
              read = read === one.id ? null : one.id
            },}});t.look;  Button}
          if(one.own){
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"look":`quiet`,"onclick":() => {
                if (event.away) void takeBackShared(app, event.away, one)
              },}});t.back;  Button}
          } else if (isHere(app, piece, one.by)){ { svelteHTML.createElement("span", { "class":`small quiet`,}); t.known; }
          }else{
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                void adopt(app, piece, one.by)
              },}});t.adopt;  Button}
          }
        }else{ { svelteHTML.createElement("span", { "class":`small quiet`,});t.unreadable; }}
       }
      if(one.piece && read === one.id){
            for(let line of __sveltets_2_ensureArray(words(one.piece))){let index = 1;index; { svelteHTML.createElement("p", {});line; }}
      }
     }
  }
 }

if(event.away?.mayShare){
   { svelteHTML.createElement("h2", {});t.share; }
     for(let group of __sveltets_2_ensureArray(groups)){group.title;
     { const $$_dloF0C = __sveltets_2_ensureComponent(Fold); new $$_dloF0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":group.title,}});
      if(group.pieces.length === 0){ { svelteHTML.createElement("p", { "class":`quiet`,});t.nothing; }}
       { svelteHTML.createElement("ul", { "class":{ rows: group.pieces.length > 0 },});
           for(let piece of __sveltets_2_ensureArray(group.pieces)){idOf(piece);
           { svelteHTML.createElement("li", { "class":`line`,});
             { svelteHTML.createElement("span", { "class":`words`,});titleOfPiece(piece); }
             { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"onclick":() => {
                if (event.away) void share(app, event.away, piece)
              },}});t.send;  Button}
           }
        }
       }
     Fold}
  }
}

if(aside.length > 0){
   { svelteHTML.createElement("h2", {});venueTexts.setAside.title; }
   { svelteHTML.createElement("p", { "class":`quiet`,});venueTexts.setAside.explain; }
   { svelteHTML.createElement("ul", {   "class":`rows`,...__sveltets_2_empty({"data-testid":`venue-kept-aside`}),});
       for(let one of __sveltets_2_ensureArray(aside)){one.row;
       { svelteHTML.createElement("li", {});factSaid(event.host, one.fact);  { svelteHTML.createElement("span", { "class":`small quiet`,});remoteRefusal(event.host, { code: one.code, facts: {} }); } }
    }
   }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SharedPart__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SharedPart__SvelteComponent_ = ReturnType<typeof SharedPart__SvelteComponent_>;
/*Ωignore_endΩ*/export default SharedPart__SvelteComponent_;