import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web/i18n/texts'
import { ownPartyFields } from '../../contract/parties/parties.ts'

/** The names of the fields of an application. */
export const partyWords = defineTexts(textsOf(ownPartyFields))
