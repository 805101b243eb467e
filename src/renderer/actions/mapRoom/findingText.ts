/** What a finding says, in the app's language. */
import { lintText as filled, type Finding } from '../../../shared/mapCheck/lint/lint.ts'
import { lintSentences } from '../../i18n/laterTexts.ts'

export const lintText = ({ code, facts, count, message }: Finding): string =>
  lintSentences ? filled(code, { ...facts, count }, lintSentences) : message
