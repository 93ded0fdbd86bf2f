import { gain, getMenuVideoList } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Page } from '@iisp/ui/page'
import { Skeleton } from '@iisp/ui/skeleton'
import { useAddressParam, useCall, usePageTitle, useSend, useText } from '@iisp/web'
import { pageTexts } from './library-texts.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** The training videos of the menu in the address, or of all menus of the person. Watching one to the end earns a point. */
export function Videos() {
  const t = useText(pageTexts)
  usePageTitle(t('videos'))
  const [menuId, setMenuId] = useAddressParam('menuId')
  const answer = useCall(getMenuVideoList, menuId === null ? {} : { MENUID: numberOf(menuId) }, {
    quiet: true,
  })
  const points = useSend(gain, { quiet: true })
  const all = <Button onClick={() => setMenuId(null)}>{t('allVideos')}</Button>
  return (
    <Page title={t('videos')} actions={menuId !== null && all}>
      {answer.data?.map((video) => (
        <VideoPlayer
          key={video.MENUID + video.fileId}
          video={video}
          onSeen={() => points.mutate({ integralCode: '2006', name: video.title, id: video.MENUID })}
        />
      ))}
      {answer.data?.length === 0 && <Empty reason={t(menuId === null ? 'noVideosAtAll' : 'noVideos')} />}
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

/** An invented id of the address is asked for as one that no menu has. */
const numberOf = (asked: string) => (/^[0-9]{1,20}$/.test(asked) ? asked : '0')
