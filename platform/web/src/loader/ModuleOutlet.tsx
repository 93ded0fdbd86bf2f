import { FaultNotice } from '@iisp/ui/fault-notice'
import { memo, type ReactNode } from 'react'
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
}

/** Shows the page of a path and loads its module on demand. Contains crashes. */
export const ModuleOutlet = memo(function ModuleOutlet({ manifests, path, notFound }: Props) {
  const t = useText(engineTexts)
  const manifest = findModule(manifests, path)
  if (!manifest) return <FaultNotice text={t('loader.missing')} />
  return (
    <LoadGate key={manifest.name} loading={moduleLoading(manifest)}>
      {(entry) => (
        <div className={css.module} data-app={manifest.name}>
          <ErrorBoundary resetKey={path}>
            {pageOf(entry, path) ?? notFound ?? <FaultNotice text={t('loader.noPage')} />}
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
