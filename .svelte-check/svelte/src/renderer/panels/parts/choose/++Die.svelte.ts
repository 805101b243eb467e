///<reference types="svelte" />
;;
  interface Props {
    label: string
    value: number | null
    onchange: (value: number) => void
  };function $$render() {


  const { label, value, onchange }: Props = $props()
  const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[1, 1]],
    2: [
      [0, 0],
      [2, 2]
    ],
    3: [
      [0, 0],
      [1, 1],
      [2, 2]
    ],
    4: [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2]
    ],
    5: [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2]
    ],
    6: [
      [0, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [2, 2]
    ]
  }
  const by = (step: number) => {
    onchange((((value ?? 0) + step + 5) % 6) + 1)
  }
  function onkeydown(event: KeyboardEvent) {
    if (/^[1-6]$/.test(event.key)) onchange(Number(event.key))
    else if (event.key === 'ArrowUp' || event.key === 'ArrowRight') by(1)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') by(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
;
async () => {


  { svelteHTML.createElement("button", {                  "type":`button`,"class":`die`,...__sveltets_2_empty({"data-repeats":true}),"role":`spinbutton`,"aria-label":label,"aria-valuemin":1,"aria-valuemax":6,"aria-valuenow":value ?? undefined,"onclick":() => {
    by(1)
  },onkeydown,});
   { svelteHTML.createElement("svg", {       "viewBox":`0 0 44 44`,"width":`44`,"height":`44`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {          "x":`3`,"y":`3`,"width":`38`,"height":`38`,"rx":`8`,});}
       for(let [x, y] of __sveltets_2_ensureArray(PIPS[value ?? 0] ?? [])){`${x} ${y}`; { svelteHTML.createElement("circle", {      "cx":12 + x * 10,"cy":12 + y * 10,"r":`3.6`,});}}
    if(value === null){ { svelteHTML.createElement("text", {     "x":`22`,"y":`28`,"text-anchor":`middle`,});  }}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Die__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Die__SvelteComponent_ = ReturnType<typeof Die__SvelteComponent_>;
/*Ωignore_endΩ*/export default Die__SvelteComponent_;