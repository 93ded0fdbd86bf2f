import { Component, type ErrorInfo, type ReactNode } from 'react'
import { chunkFailure } from './chunk-failure.ts'
import { placesOf, reportFault } from './error-log.ts'
import { CrashNotice, UpgradedNotice } from './notices.tsx'

interface Props {
  /** When it changes, the children are shown again. */
  readonly resetKey?: string | number
  readonly children: ReactNode
}
interface State {
  readonly crash: unknown
  readonly resetKey: string | number | undefined
}
const fine = Symbol('fine')

/** Contains a crash: shows an alert with a retry button instead of a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: fine, resetKey: this.props.resetKey }

  static getDerivedStateFromError(crash: unknown): Partial<State> {
    return { crash }
  }
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { crash: fine, resetKey: props.resetKey }
  }

  override componentDidCatch(crash: unknown, info: ErrorInfo): void {
    const chunk = chunkFailure(crash)
    if (chunk) return reportFault(chunk.errorText, chunk.url)
    const { name, message } = crash instanceof Error ? crash : { name: 'Error', message: typeof crash }
    const places = [
      ...placesOf(crash instanceof Error ? crash.stack : ''),
      ...placesOf(info.componentStack ?? ''),
    ]
    reportFault(`${name}: ${message}`, undefined, places)
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (crash === fine) return this.props.children
    if (chunkFailure(crash)) return <UpgradedNotice />
    return <CrashNotice onRetry={() => this.setState({ crash: fine })} />
  }
}
