export { start } from './start.tsx'

// calls and messages
export {
  callKey,
  download,
  failureOf,
  fileAddress,
  follow,
  isRequestError,
  newKey,
  readFile,
  request,
  RequestError,
  serviceEmail,
  upload,
  useCall,
  useDownload,
  useInvalidate,
  useRead,
  useSend,
} from './request/index.ts'
export { confirm, notify, toast } from './messages/index.ts'
export {
  defineTexts,
  setLocale,
  translator,
  useLocale,
  useText,
  type Locale,
  type Translate,
} from './i18n/index.ts'
export { lazyPart } from './loader/index.ts'
export { useLive } from './live/index.ts'
export { HeaderButton } from './frame/Header.tsx'
export { HeaderMenu } from './frame/HeaderMenu.tsx'
export { useHasRoleFor, useProfile, useSession } from './session/index.ts'
export { readDraft, useDraft, writeDraft } from './drafts/index.ts'
export { useNumberedList } from './list-page/use-numbered-list.ts'
export { changedSince } from './filters/changed-since.ts'
export { filters } from './filters/filters.ts'
export { stateNames } from './filters/state-names.ts'
export { useCrash } from './errors/use-crash.ts'
export { useAskAndDo } from './forms/use-ask-and-do.ts'
export { useRefusalOf } from './forms/use-refusal-of.ts'
export { useWrite } from './forms/use-write.ts'

// the search (Ctrl+K)
export type { Find, SearchHit } from './search/search-source.ts'

// the workspace
export {
  useCloseTab,
  useGoBack,
  useMayOpen,
  useNoteOpened,
  useOpenMenu,
  useOpenTab,
  usePortalSettings,
  useStepUp,
} from './routes/page-tools.ts'
export { offerOnlineService, openOnlineService } from './online-service/online-service.ts'
export { useAddressParam, usePageLocation, usePageTitle, useUnsaved } from './tabs/page-hooks.ts'
export type * from './ports.ts'
