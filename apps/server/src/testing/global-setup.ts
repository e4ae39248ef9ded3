import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly cluster: TestCluster
  }
}

export default async (project: TestProject) => {
  const { cluster, stop } = await startTestCluster()
  project.provide('cluster', cluster)
  return stop
}
