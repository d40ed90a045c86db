/** The part of the page where the contents of two campaigns stand. */
export const CONTENTS = 'conteudo';
