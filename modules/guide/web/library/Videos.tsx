import { gain, getMenuVideoList } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Page } from '@iisp/ui/page'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, usePageLocation, usePageTitle, useSend, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { pageTexts } from './library-texts.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** The training videos of the menu in the address. Watching one to the end earns a point. */
export function Videos() {
  const t = useText(pageTexts)
  const { query } = usePageLocation()
  usePageTitle(t('videos'))
  const asked = query.get('menuId') ?? ''
  const menuId = /^[0-9]{1,20}$/.test(asked) ? asked : '0'
  const answer = useCall(getMenuVideoList, { MENUID: menuId }, { quiet: true })
  useFollowLanguage(answer.refetch)
  const points = useSend(gain, { quiet: true })
  return (
    <Page title={t('videos')}>
      {answer.data?.map((video) => (
        <VideoPlayer
          key={video.fileId}
          video={video}
          onSeen={() => points.mutate({ integralCode: '2006', name: video.title, id: menuId })}
        />
      ))}
      {answer.data?.length === 0 && <Empty reason={t('noVideos')} />}
      {!answer.data && !answer.error && <Skeleton lines={8} />}
      {!answer.data && answer.error && (
        <Empty
          reason={answer.error.msg}
          action={<Button onClick={() => void answer.refetch()}>{t('again')}</Button>}
        />
      )}
    </Page>
  )
}
