import { useText } from '@iisp/web'
import { relationProgress } from '../../contract/pages.ts'
import { RelationFrame } from '../frame/RelationFrame.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import { progressTexts } from './progress-texts.ts'

/** 进度: the applications that the institution made or has to consent to. */
export function ProgressPage() {
  const t = useText(progressTexts)
  return (
    <RelationFrame tab="progress">
      <ApplicationList menuCode={relationProgress.id} title={t('title')} hint={t('hint')} />
    </RelationFrame>
  )
}
