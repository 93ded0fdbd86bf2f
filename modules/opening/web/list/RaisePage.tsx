import { ApplicationsPage } from './ApplicationsPage.tsx'

/** 托管募集（三方关联）. */
export const RaisePage = () => <ApplicationsPage kind="2" />
