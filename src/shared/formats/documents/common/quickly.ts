/** Large documents are checked quickly from now on, where there is nothing wrong with them. */
import { acceptsAsIs } from '../../../base/bytes/quickCheck.ts'
import { checkQuicklyBy } from './version.ts'

checkQuicklyBy(acceptsAsIs)
