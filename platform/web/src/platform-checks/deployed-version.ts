export interface DeployedVersion {
  readonly version: string
  readonly menuTopology: boolean
}

/** The version deployed on the server. This window may run an older one. */
export async function deployedVersion(): Promise<DeployedVersion> {
  const response = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`version.json answered ${response.status}`)
  return (await response.json()) as DeployedVersion
}
