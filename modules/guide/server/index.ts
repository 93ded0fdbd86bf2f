import { auditNames } from '@iisp/contract/audit-names'
import { guideAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { menuVideos } from '../contract/menu-videos.ts'
import { pages } from '../contract/pages.ts'
import { paramTemplates } from '../contract/param-templates.ts'
import { deskSettings } from './settings/desk-template.ts'
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

export const guideServer: ServerModule = {
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
    getMenuGuide,
    getMenuVideoList,
    listComplaints,
    listMenuGuideVersions,
    listMenuGuides,
    listReadBooks,
    previewRichText,
    queryBusinessDescription,
    queryDefaultParamSettingItems,
    queryDefaultParamSettingList,
    queryIntegral,
    queryMenuAssociation,
    queryReadBook,
    saveDefaultParamSetting,
    saveMenuGuide,
    setAutoOpen,
  ],
  reads: [menuVideos, paramTemplates],
  fills: [
    auditNames.contribute([guideAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    paramTemplates.contribute([deskSettings]),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).guideSeed,
  todos,
  subscribers: [sendAnswer],
}
