import { articleCategories, articleDetail } from '@iisp/content/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { Empty } from '@iisp/ui/empty'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { RichText } from '@iisp/web/rich-text/index'
import { contentTexts } from '../content-texts.ts'
import { SaveFile } from './SaveFile.tsx'

/** An article in full; its file can be saved where it has one. */
export function ArticleDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(contentTexts)
  const locale = useLocale()
  const known = /^[1-9][0-9]{0,17}$/.test(id)
  const { data, error, isPending, refetch } = useCall(
    articleDetail,
    { id: known ? id : '1' },
    { enabled: known, quiet: true },
  )
  const gone = !known || error?.status === 404
  return (
    <DetailDrawer
      open
      onClose={onClose}
      title={data?.title ?? ''}
      loading={known && isPending}
      error={gone ? null : failureOf({ error, refetch })}
    >
      {gone && <Empty reason={t('gone')} />}
      {data && (
        <>
          <p>
            {articleCategories[data.category][locale]} · {data.publishedAt}
          </p>
          <RichText html={data.body} />
          <SaveFile fileId={data.fileId} />
        </>
      )}
    </DetailDrawer>
  )
}
