/** A task of the flow; no time: not yet done. */
export interface FlowTask {
  readonly name: string
  readonly time: string
}
export interface ProcessEntry {
  readonly title: string
  readonly handler: string
  readonly time: string
  readonly source: string
  readonly reason?: string | undefined
}
export interface ListedFile {
  readonly fileId: string
  readonly name: string
}
/** Files under one heading. */
export interface FileGroup {
  readonly heading: string
  readonly files: readonly ListedFile[]
}
