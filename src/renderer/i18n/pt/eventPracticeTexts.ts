/** O que se diz em um dia de treino. */
import type { Translation } from '../language/shape.ts'
import type { eventPracticeTexts as english } from '../en/eventPracticeTexts.ts'

export const eventPracticeTexts: Translation<typeof english> = {
  practice: {
    seed: (n: number) => `Número do dia: ${n}.`,
    explain: 'Não há ninguém: o que acontece é inventado. Empareie, registre resultados e atenda chamadas, ou deixe acontecer.',
    next: 'Próximo passo',
    round: 'Jogar a rodada até o fim',
    speed: 'Velocidade',
    speeds: { step: 'À mão', slow: 'A cada 3 segundos', fast: 'Rápido' },
    over: 'O dia acabou: veja a classificação, o relatório e o registro.',
    judge: 'Decidir uma chamada',
    judgeText: 'Diga o que vale antes do motor: posições que ninguém montou, sobre linhas de tiro, ataques, movimento e empurrão.',
    take: (table) => `Atender a chamada da mesa ${table}`,
    ask: 'Faça-me uma pergunta',
    another: 'Outra',
    score: (right, all) => `${right} de ${all} certas`,
    question: (from, to) => `A linha de tiro de ${from} até ${to} está livre?`,
    yours: 'Sua decisão',
    note: (table, said, verdict) => `Juiz em treino${table > 0 ? `, mesa ${table}` : ''}: disse ${said}; a decisão é ${verdict}.`,
    wasRight: 'Certo.',
    wasWrong: (said) => `Você disse: ${said}.`,
    trainee: 'Em treino',
    goesOn: 'O dia continua enquanto você vê as mesas, a classificação ou o registro; "Parar o dia" está no alto.',
    stop: 'Parar o dia',
    kinds: {
      'line-of-fire': 'Linha de tiro',
      needed: 'Rolagem necessária',
      odds: 'Chance de acertar',
      move: 'Movimento',
      'knock-back': 'Empurrão'
    },
    table: { kind: 'Perguntas', right: 'Respostas', time: 'Tempo médio', all: 'Todas' },
    roll: (roll) => `${roll} ou mais`,
    needed: (from, to) => `${from} faz um ataque à distância contra ${to}. Quanto a rolagem deve somar?`,
    chance: (from, to) => `${from} faz um ataque à distância contra ${to}. Qual é a chance de acertar?`,
    combat: (from, attack, range, to, defense) => `${from}: ataque ${attack}, alcance ${range} · ${to}: defesa ${defense}`,
    mayMove: (name, path) => `${name} pode se mover por ${path}?`,
    speedOf: (name, speed) => `${name}: velocidade ${speed}`,
    knockBack: (from, to, damage, at) => `${from} acerta ${to} em ${at} com dados iguais; ${to} sofre ${damage} de dano. Onde ${to} para?`
  }
}
