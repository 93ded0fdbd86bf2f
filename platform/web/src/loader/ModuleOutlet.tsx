import { FaultNotice } from '@iisp/ui/fault-notice'
import { useLatest } from '@iisp/ui/hooks'
import { memo, type ReactNode, useEffect } from 'react'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { engineTexts, useText } from '../i18n/index.ts'
import type { ModuleEntry, WebManifest } from '../ports.ts'
import { findModule } from './find-module.ts'
import { LoadGate } from './LoadGate.tsx'
import { moduleLoading } from './modules.ts'
import css from './loader.module.css'

interface Props {
  readonly manifests: readonly WebManifest[]
  /** Below /iisp, without query. */
  readonly path: string
  /** Shown if the module has no page at this path. */
  readonly notFound?: ReactNode
  /** Called when the module's page is in the document, also when it comes back to the front. */
  readonly onShown?: () => void
}

/** Shows the page of a path and loads its module on demand. Contains crashes. */
export const ModuleOutlet = memo(function ModuleOutlet({ manifests, path, notFound, onShown }: Props) {
  const t = useText(engineTexts)
  const manifest = findModule(manifests, path)
  if (!manifest) return <FaultNotice text={t('loader.missing')} />
  return (
    <LoadGate key={manifest.name} loading={moduleLoading(manifest)}>
      {(entry) => (
        <div className={css.module} data-app={manifest.name}>
          <ErrorBoundary resetKey={path}>
            {pageOf(entry, path) ?? notFound ?? <FaultNotice text={t('loader.noPage')} />}
            {onShown && <Shown report={onShown} />}
          </ErrorBoundary>
        </div>
      )}
    </LoadGate>
  )
})

function pageOf(entry: ModuleEntry, path: string): ReactNode {
  const Page = entry.pages.find(({ page }) => page.path === path)?.component
  return Page && <Page />
}

function Shown({ report }: { report: () => void }) {
  const latest = useLatest(report)
  useEffect(() => latest.current(), [latest])
  return null
}
