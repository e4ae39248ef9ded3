export const CHANGED_ELSEWHERE = 'This was changed elsewhere meanwhile.'
