import { expect, test } from 'vitest'
import { formTexts } from './forms/form-texts.ts'
import { frameTexts } from './frame/frame-texts.ts'
import { missingTexts } from './i18n/index.ts'
import { listTexts } from './list-page/list-texts.ts'
import { menuTexts } from './menus/menu-texts.ts'
import { pageTexts } from './pages/page-texts.ts'
import { transferTexts } from './request/transfer-texts.ts'
import { richTextTexts } from './rich-text-field/rich-text-texts.ts'
import { entranceTexts } from './routes/entrance-texts.ts'
import { changesTexts } from './list-page/changes/changes-texts.ts'
import { searchTexts } from './search/search-texts.ts'
import { shortcutTexts } from './shortcuts/shortcut-texts.ts'
import { tabTexts } from './tabs/tab-texts.ts'

test.each(
  Object.entries({
    entranceTexts,
    formTexts,
    frameTexts,
    listTexts,
    menuTexts,
    pageTexts,
    richTextTexts,
    changesTexts,
    searchTexts,
    shortcutTexts,
    tabTexts,
    transferTexts,
  }),
)('the texts of %s are complete in both languages', (_, texts) => {
  expect(missingTexts(texts)).toEqual([])
})
