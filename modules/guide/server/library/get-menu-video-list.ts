import { reader } from '@iisp/server'
import { getMenuVideoList as call } from '../../contract/library.ts'
import { videosOfMenu } from './shipped-files.ts'

export const getMenuVideoList = reader(call, async ({ actor, language, registry }, { MENUID }) => {
  if (!actor.menus.has(MENUID)) return []
  return videosOfMenu(registry, MENUID).map((video) => ({
    fileId: video.fileId,
    title: video.title[language],
    seconds: video.seconds,
    captions: video.captions[language],
  }))
})
