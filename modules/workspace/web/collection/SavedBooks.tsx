import { bookPage, changeReadBook, listReadBooks } from '@iisp/guide/contract'
import { useAskAndDo, useText } from '@iisp/web'
import { useCall } from '@iisp/web/request/use-call'
import { useOpenTab } from '@iisp/web/routes/page-tools'
import { SavedList } from './SavedList.tsx'
import { collectionTexts } from './texts.ts'

/** The handbooks that the person saved, latest first. */
export function SavedBooks() {
  const t = useText(collectionTexts)
  const openTab = useOpenTab()
  const askAndDo = useAskAndDo()
  const { data, error, refetch } = useCall(listReadBooks, {}, { quiet: true, staleTime: 0 })
  const title = t('books')
  return (
    <SavedList
      title={title}
      items={data?.map(({ ID, MENUNAME }) => ({ key: ID, label: MENUNAME }))}
      none={t('noBooks')}
      fault={error?.msg}
      onReload={() => void refetch()}
      onOpen={(id, name) => void openTab({ path: bookPage.path, query: { id, name }, title })}
      onRemove={(ID, name) =>
        void askAndDo(
          changeReadBook,
          { ID, MENUNAME: name, state: '0' },
          { content: t('removing', { name, title }), done: t('removed'), invalidates: [listReadBooks] },
        )
      }
    />
  )
}
