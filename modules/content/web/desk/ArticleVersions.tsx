import {
  articleDeskDetail,
  articleDeskList,
  articleDeskRestore,
  articleVersionList,
} from '@iisp/content/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { failureOf, useAskAndDo, useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { deskTexts } from './desk-texts.ts'
import { VersionList } from './VersionList.tsx'
import { VersionView } from './VersionView.tsx'

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** The versions of an article. Each can be looked at, and restored as a new draft. */
export function ArticleVersions({ id, onClose }: Props) {
  const t = useText(deskTexts)
  const askAndDo = useAskAndDo()
  const [opened, open] = useState<number | null>(null)
  const { data: article, ...answer } = useCall(articleDeskDetail, { id }, { quiet: true, staleTime: 0 })
  const restore = async (version: number) => {
    if (!article) return
    const restored = await askAndDo(
      articleDeskRestore,
      { id, revision: article.revision, version },
      {
        content: t('restoreAsk', { n: version }),
        okText: t('restore'),
        done: t('restored'),
        invalidates: [articleDeskList, articleDeskDetail, articleVersionList],
      },
    )
    if (restored) open(null)
  }
  return (
    <DetailDrawer
      open
      onClose={onClose}
      title={article?.title ?? ''}
      loading={answer.isPending}
      error={failureOf(answer)}
    >
      {article && opened === null && (
        <VersionList article={article} onOpen={open} onRestore={(version) => void restore(version)} />
      )}
      {article && opened !== null && (
        <VersionView
          article={article}
          version={opened}
          onBack={() => open(null)}
          onRestore={() => void restore(opened)}
        />
      )}
    </DetailDrawer>
  )
}
