/** Decks of OCTGN (`.o8d`): sections with cards, each with its count and its name. */
import { all, looksLikeXml, readXmlTree } from '../../formats/xml/xmlTree.ts'
import { partOfSection, type ForcePart } from './forceParts.ts'

/** The cards of a deck as lines of a list; `null`: the text is no deck. */
export function deckLines(text: string): readonly { readonly line: string; readonly part: ForcePart }[] | null {
  if (!looksLikeXml(text)) return null
  const tree = readXmlTree(text)
  const root = tree.ok ? tree.value : null
  if (root?.name !== 'deck') return null
  return all(root, 'section').flatMap((section) => {
    const part = partOfSection(section.attributes.name ?? '')
    return all(section, 'card').flatMap((card) => {
      const [name, count] = [card.text.trim(), Number(card.attributes.qty ?? 1)]
      return name === '' || !(count > 0) ? [] : [{ line: `${count > 1 ? `${count}x ` : ''}${name}`, part }]
    })
  })
}
