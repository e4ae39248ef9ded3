export const CHANGED_ELSEWHERE = 'This was changed elsewhere in the meantime.'
