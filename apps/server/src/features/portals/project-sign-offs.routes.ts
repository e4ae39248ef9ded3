import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { implement } from '../../platform/http/implement'
import { askSignOffAnew, createSignOff } from './sign-offs/ask-sign-off'
import { answerSignOffQuestion, withdrawSignOff } from './sign-offs/change-sign-off'
import { getSignOff, listSignOffs } from './sign-offs/project-sign-offs'

export const projectSignOffsRoutes = implement(projectSignOffs, {
  listSignOffs: ({ db, platform, actor, params, query }) => listSignOffs(db, platform.files, actor, params.id, query),

  createSignOff: ({ db, platform, actor, params, body }) =>
    createSignOff(db, platform.files, actor, params.id, params.portalId, body),

  getSignOff: ({ db, platform, actor, params }) => getSignOff(db, platform.files, actor, params.id, params.signOffId),

  askSignOffAnew: ({ db, platform, actor, params, body }) =>
    askSignOffAnew(db, platform.files, actor, params.id, params.signOffId, body),

  withdrawSignOff: ({ db, platform, actor, params, body }) =>
    withdrawSignOff(db, platform.files, actor, params.id, params.signOffId, body),

  answerSignOffQuestion: ({ db, platform, actor, params: { id, signOffId, questionId }, body }) =>
    answerSignOffQuestion(db, platform.files, actor, id, signOffId, questionId, body.answer),
})
