/** What an object on the map is called. */
import type { CaseObject } from '../../../../shared/contract/case.ts'
import { texts } from '../../../i18n/texts.ts'

/** The name that it was given, else its kind. */
export const objectName = ({ name, kind }: Pick<CaseObject, 'name' | 'kind'>): string => name?.trim() || texts.objects[kind]
