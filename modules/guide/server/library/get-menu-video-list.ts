import { reader } from '@iisp/server'
import { getMenuVideoList as call } from '../../contract/library.ts'
import { videosOf } from './shipped-files.ts'

export const getMenuVideoList = reader(call, async ({ actor, language, registry }, { MENUID }) =>
  videosOf(registry, actor.menus)
    .filter(({ page }) => MENUID === undefined || page.id === MENUID)
    .map(({ page, fileId, title, seconds, captions }) => ({
      MENUID: page.id,
      MENUNAME: page.name[language],
      fileId,
      title: title[language],
      seconds,
      captions: captions[language],
    })),
)
