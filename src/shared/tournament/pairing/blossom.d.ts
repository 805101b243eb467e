/** The package has no declarations of its own. */
declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the greatest weight: for each vertex its mate, -1 for none.
   * @param edges two vertices from 0 and a whole weight @param maxCardinality as many pairs as there can be, whatever they weigh
   */
  export default function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): number[]
}
