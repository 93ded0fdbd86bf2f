import { getMenuVideoList } from '@iisp/guide/contract'
import { useCall, useOpenTab, useText } from '@iisp/web'
import { videoPage } from '../../contract/pages.ts'
import { panelTexts } from './panel-texts.ts'
import css from './panel.module.css'

/** 观看视频, where the menu has a video. */
export function VideoLink({ menuId }: { menuId: string }) {
  const t = useText(panelTexts)
  const openTab = useOpenTab()
  const videos = useCall(getMenuVideoList, { MENUID: menuId }, { quiet: true, staleTime: 60_000 })
  if (!videos.data?.length) return null
  return (
    <button
      type="button"
      className={css.link}
      onClick={() => void openTab({ path: videoPage.path, query: { menuId }, title: t('video') })}
    >
      {t('video')}
    </button>
  )
}
