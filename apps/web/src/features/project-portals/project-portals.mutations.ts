import { type PortalInput, projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { useCall } from '../../api/use-call'
import { ofPortal, type PortalIds, signOffQuery } from './project-portals.queries'

type NewPortal = Input<typeof projectPortals.createPortal>['body']

export const useCreatePortal = (projectID: string) =>
  useCall(
    projectPortals.createPortal,
    ({ idempotencyKey, ...body }: NewPortal & { readonly idempotencyKey: string }) => ({
      params: { id: projectID },
      body,
      idempotencyKey,
    }),
  )

export const useUpdatePortal = (ids: PortalIds) =>
  useCall(projectPortals.updatePortal, (body: PortalInput & { readonly version: number }) => ({
    ...ofPortal(ids),
    body,
  }))

export const useDeletePortal = (ids: PortalIds) => useCall(projectPortals.deletePortal, () => ofPortal(ids))

export const useSetPortalPassword = (ids: PortalIds) =>
  useCall(projectPortals.setPortalPassword, (password: string | undefined) => ({
    ...ofPortal(ids),
    body: password === undefined ? {} : { password },
  }))

export const useInviteVisitors = (ids: PortalIds) =>
  useCall(projectPortals.inviteVisitors, (emails: readonly string[]) => ({
    ...ofPortal(ids),
    body: { emails: [...emails] },
  }))

export const useUpdateVisitor = ({ projectID, portalID }: PortalIds) =>
  useCall(projectPortals.updateVisitor, ({ id, isRemoved }: { readonly id: string; readonly isRemoved: boolean }) => ({
    params: { id: projectID, portalId: portalID, visitorId: id },
    body: { isRemoved },
  }))

/** Looking in changes nothing. */
export const usePreviewPortal = (ids: PortalIds) =>
  useCall(projectPortals.previewPortal, () => ofPortal(ids), { changes: [] })

export const useAddPortalDocuments = (ids: PortalIds) =>
  useCall(projectPortals.addPortalDocuments, (files: readonly File[]) => ({ ...ofPortal(ids), files: { files } }))

export const useRemovePortalDocument = ({ projectID, portalID }: PortalIds) =>
  useCall(projectPortals.removePortalDocument, (fileID: string) => ({
    params: { id: projectID, portalId: portalID, fileId: fileID },
  }))

type NewSignOff = NonNullable<Input<typeof projectSignOffs.createSignOff>['body']>

export const useCreateSignOff = (ids: PortalIds) =>
  useCall(
    projectSignOffs.createSignOff,
    ({ idempotencyKey, ...body }: NewSignOff & { readonly idempotencyKey: string }) => ({
      ...ofPortal(ids),
      body,
      idempotencyKey,
    }),
  )

/** What names a sign-off to the server. */
export interface SignOffIds {
  readonly projectID: string
  readonly signOffID: string
}

const ofSignOff = ({ projectID, signOffID }: SignOffIds) => ({ params: { id: projectID, signOffId: signOffID } })

export const useAskSignOffAnew = (ids: SignOffIds) =>
  useCall(projectSignOffs.askSignOffAnew, (version: number) => ({ ...ofSignOff(ids), body: { version } }))

export const useWithdrawSignOff = (ids: SignOffIds) =>
  useCall(projectSignOffs.withdrawSignOff, (version: number) => ({ ...ofSignOff(ids), body: { version } }))

export const useAnswerSignOffQuestion = ({ projectID, signOffID }: SignOffIds, questionID: string) =>
  useCall(
    projectSignOffs.answerSignOffQuestion,
    (answer: string) => ({
      params: { id: projectID, signOffId: signOffID, questionId: questionID },
      body: { answer },
    }),
    { keep: () => [signOffQuery(projectID, signOffID)] },
  )
