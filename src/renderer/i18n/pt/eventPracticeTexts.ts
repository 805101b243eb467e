/** O que se diz em um dia de treino. */
import type { Translation } from '../language/shape.ts'
import type { eventPracticeTexts as english } from '../en/eventPracticeTexts.ts'

export const eventPracticeTexts: Translation<typeof english> = {
  practice: {
    seed: (n: number) => `Número do dia: ${n}.`,
    explain: 'Não há ninguém: o que acontece é inventado. Empareie, registre resultados e atenda chamadas, ou deixe acontecer.',
    next: 'Acontece o próximo passo',
    round: 'Jogar a rodada até o fim',
    speed: 'Velocidade',
    speeds: { step: 'À mão', slow: 'A cada 3 segundos', fast: 'Tão rápido quanto se pode acompanhar' },
    over: 'O dia acabou: veja a classificação, o relatório e o registro.',
    judge: 'Decidir uma chamada',
    judgeText: 'Diga o que vale antes do motor: uma posição que ninguém montou, uma linha de tiro, três respostas.',
    take: (table) => `Atender a chamada da mesa ${table}`,
    ask: 'Faça-me uma pergunta',
    another: 'Outra',
    score: (right, all) => `${right} de ${all} certas`,
    question: (from, to) => `A linha de tiro de ${from} até ${to} está livre?`,
    yours: 'Sua decisão',
    note: (table, said, verdict) => `Juiz em treino${table > 0 ? `, mesa ${table}` : ''}: disse ${said}; a decisão é ${verdict}.`,
    wasRight: 'Certo.',
    wasWrong: (said) => `Você disse: ${said}.`
  }
}
