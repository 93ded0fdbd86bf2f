import { lazyPart, type ModuleEntry } from '@iisp/web'
import { contentDesk, downloadArea, helpCenter, newsCenter, operateGuide } from '../contract/pages.ts'

const load = () => import('./articles/ArticlePages.tsx')
const HelpCenter = lazyPart(load, 'HelpCenter')
const OperateGuide = lazyPart(load, 'OperateGuide')
const NewsCenter = lazyPart(load, 'NewsCenter')
const DownloadArea = lazyPart(load, 'DownloadArea')
const ContentDeskPage = lazyPart(() => import('./desk/ContentDeskPage.tsx'), 'ContentDeskPage')

const entry: ModuleEntry = {
  pages: [
    { page: contentDesk, component: ContentDeskPage },
    { page: helpCenter, component: HelpCenter },
    { page: operateGuide, component: OperateGuide },
    { page: newsCenter, component: NewsCenter },
    { page: downloadArea, component: DownloadArea },
  ],
}
export default entry
