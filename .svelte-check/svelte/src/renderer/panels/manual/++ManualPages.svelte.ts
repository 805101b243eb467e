///<reference types="svelte" />
;
import { manualPieces, manualTexts as t } from '../../i18n/manualTexts.ts'
import { language } from '../../i18n/spoken.ts';
function $$render() {
 const said/*Ωignore_positionΩ*/ = (sentence: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
      for(let piece of __sveltets_2_ensureArray(manualPieces(sentence))){let index = 1;index;if(piece.label){ { svelteHTML.createElement("strong", {});piece.words; }}else{piece.words;}}
};return __sveltets_2_any(0)};
  
  

  /** By file, made by `npm run manual`. */
  const files: Readonly<Record<string, string>> = import.meta.glob<string>('../../../../resources/manual/*/*.webp', {
    query: '?url',
    import: 'default',
    eager: true
  })
  const pictureOf = (name: string | undefined): string | undefined =>
    files[`../../../../resources/manual/${language}/${name}.webp`] ?? files[`../../../../resources/manual/en/${name}.webp`]
;
async () => {




 { svelteHTML.createElement("p", { "class":`intro`,});t.intro; }
   for(let { id, title, steps } of __sveltets_2_ensureArray(t.jobs)){id;
   { svelteHTML.createElement("section", { ...__sveltets_2_empty({"data-testid":`manual-${id}`}),});
     { svelteHTML.createElement("h3", {});title; }
     { svelteHTML.createElement("ol", {});
         for(let step of __sveltets_2_ensureArray(steps)){step.title;
        const picture = pictureOf(step.picture);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("h4", {});step.title; }
             for(let sentence of __sveltets_2_ensureArray(step.text)){sentence; { svelteHTML.createElement("p", {});;__sveltets_2_ensureSnippet(said(sentence)); }}
          if(picture){ { svelteHTML.createElement("img", {        "src":picture,"alt":t.pictureOf(step.title),"width":`960`,"height":`600`,});}}
         }
      }
     }
   }
}
 { svelteHTML.createElement("section", { "class":`cards`,});
   { svelteHTML.createElement("h3", {});t.cards; }
   { svelteHTML.createElement("div", { "class":`sheets`,});
       for(let { id, title, lines } of __sveltets_2_ensureArray(t.sheets)){id;
       { svelteHTML.createElement("article", {});
         { svelteHTML.createElement("h4", {});title; }
         { svelteHTML.createElement("ul", {});
             for(let line of __sveltets_2_ensureArray(lines)){line; { svelteHTML.createElement("li", {});;__sveltets_2_ensureSnippet(said(line)); }}
         }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const ManualPages__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type ManualPages__SvelteComponent_ = InstanceType<typeof ManualPages__SvelteComponent_>;
/*Ωignore_endΩ*/export default ManualPages__SvelteComponent_;