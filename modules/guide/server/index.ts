import type { Page } from '@iisp/contract'
import type { ServerModule } from '@iisp/server'
import { pages as ownPages } from '../contract/pages.ts'
import { addComment } from './panel/add-comment.ts'
import { addFeedback } from './complaints/add-feedback.ts'
import { addPost } from './complaints/add-post.ts'
import { adopt } from './complaint-desk/adopt.ts'
import { answerComplaint, sendAnswer } from './complaint-desk/answer-complaint.ts'
import { changeReadBook } from './library/change-read-book.ts'
import { downloadGuide } from './library/download-guide.ts'
import { gain } from './complaints/gain.ts'
import { getMenuGuide } from './menu-guides/get-menu-guide.ts'
import { getMenuVideoList } from './library/get-menu-video-list.ts'
import { listComplaints } from './complaint-desk/list-complaints.ts'
import { listMenuGuideVersions } from './menu-guides/list-menu-guide-versions.ts'
import { listMenuGuides } from './menu-guides/list-menu-guides.ts'
import { listReadBooks } from './library/list-read-books.ts'
import { previewRichText } from './menu-guides/preview-rich-text.ts'
import { queryBusinessDescription } from './panel/query-business-description.ts'
import { queryDefaultParamSettingItems } from './settings/query-default-param-setting-items.ts'
import { queryDefaultParamSettingList } from './settings/query-default-param-setting-list.ts'
import { queryIntegral } from './complaints/query-integral.ts'
import { queryMenuAssociation } from './panel/query-menu-association.ts'
import { queryReadBook } from './library/query-read-book.ts'
import { saveDefaultParamSetting } from './settings/save-default-param-setting.ts'
import { saveMenuGuide } from './menu-guides/save-menu-guide.ts'
import { setAutoOpen } from './panel/set-auto-open.ts'
import { todos } from './todos.ts'

/** @param others the pages of the other modules: any of them can be described */
export function guideServer({ others }: { others: readonly Page[] }): ServerModule {
  const pages = [...others, ...ownPages]
  return {
    name: 'guide',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [
      addComment,
      addFeedback,
      addPost,
      adopt,
      answerComplaint,
      changeReadBook,
      downloadGuide,
      gain,
      getMenuGuide(pages),
      getMenuVideoList,
      listComplaints,
      listMenuGuideVersions,
      listMenuGuides(pages),
      listReadBooks,
      previewRichText,
      queryBusinessDescription,
      queryDefaultParamSettingItems,
      queryDefaultParamSettingList,
      queryIntegral,
      queryMenuAssociation,
      queryReadBook,
      saveDefaultParamSetting,
      saveMenuGuide(pages),
      setAutoOpen,
    ],
    pages: ownPages,
    todos,
    subscribers: [sendAnswer],
  }
}
