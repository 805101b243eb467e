/** The words that search knows for each other: the English ones always, those of the app's language besides. */
import { catalogue } from '../language/catalogue.ts'
import { searchWords as english } from '../en/searchWords.ts'
import { searchWords as es } from '../es/searchWords.ts'
import { searchWords as pt } from '../pt/searchWords.ts'

const spoken = catalogue(english, { pt, es })

export const searchWords =
  spoken === english
    ? english
    : {
        groups: [...english.groups, ...spoken.groups],
        small: [...english.small, ...spoken.small]
      }
