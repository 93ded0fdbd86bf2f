import { getMenuGuide, type MenuGuideContent } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { GuideForm } from './GuideForm.tsx'
import { guideTexts } from './guide-texts.ts'

interface Opened {
  readonly version: number
  readonly menuName: string
  readonly content: MenuGuideContent
}

/** Reads a description, then opens its form. A later answer does not change what is being edited. */
export function GuideEditor({ menuId, onBack }: { menuId: string; onBack: () => void }) {
  const t = useText(guideTexts)
  const answer = useCall(getMenuGuide, { menuId }, { quiet: true, staleTime: 0 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [round, setRound] = useState(0)
  if (opened === null && answer.isFetchedAfterMount && answer.data) setOpened(answer.data)
  if (opened !== null)
    return (
      <GuideForm
        key={round}
        menuId={menuId}
        menuName={opened.menuName}
        version={opened.version}
        initial={opened.content}
        onBack={onBack}
        onPublished={(version, content) => {
          setOpened({ ...opened, version, content })
          setRound(round + 1)
        }}
      />
    )
  if (answer.error && !answer.isFetching)
    return (
      <Empty
        reason={answer.error.msg}
        action={<Button onClick={() => void answer.refetch()}>{t('reload')}</Button>}
      />
    )
  return <Skeleton lines={10} />
}
