import { ApplicationsPage } from './ApplicationsPage.tsx'

/** 证券账户开户. */
export const OpeningPage = () => <ApplicationsPage kind="1" />
