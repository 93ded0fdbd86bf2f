import type { ArticleKind, ArticleTexts } from '@iisp/content/contract'
import { businessDateTime } from '@iisp/contract/date'
import { DetailDrawer } from '@iisp/ui/drawer'
import { Tabs } from '@iisp/ui/tabs'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { ArticlePreview } from './ArticlePreview.tsx'
import { editorTexts } from './editor-texts.ts'
import { NamedDifferences } from './NamedDifferences.tsx'
import { ShownDifferences } from './ShownDifferences.tsx'

interface Props {
  readonly kind: ArticleKind
  readonly texts: ArticleTexts
  readonly published: ArticleTexts | null
  readonly onClose: () => void
}
const views = ['asRead', 'changes'] as const

/** A preview of the draft in the readers' view, and its differences from the published text. */
export function DraftPreview({ kind, texts, published, onClose }: Props) {
  const t = useText(editorTexts)
  const [view, setView] = useState<(typeof views)[number]>('asRead')
  const [now] = useState(() => businessDateTime(new Date()))
  return (
    <DetailDrawer open onClose={onClose} size={920} title={t('preview')}>
      <Tabs
        label={t('preview')}
        tabs={views.map((key) => ({ key, label: t(key) }))}
        value={view}
        onChange={setView}
      >
        {view === 'asRead' ? (
          <ArticlePreview kind={kind} texts={texts} publishedAt={now} />
        ) : (
          <>
            <NamedDifferences texts={texts} published={published} />
            {published && <ShownDifferences texts={texts} published={published} />}
          </>
        )}
      </Tabs>
    </DetailDrawer>
  )
}
